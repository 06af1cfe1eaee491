import { classOf } from "../students/class-of";

/**
 * The statements that let so many more students of a college apply for a job which somebody has applied for already,
 * and spread them over its stages.
 */
export const applicants = (collegeId: string, jobId: string, many: number) => [
  ...classOf(collegeId, many),
  `insert into applications (posting_id, job_id, company_id, college_id, student_id, state, round_id, answers,
     snapshot, name, cgpa, skills_had, submitted_at, updated_at)
   select one.posting_id, one.job_id, one.company_id, one.college_id, s.user_id,
     (array['SUBMITTED', 'SUBMITTED', 'SHORTLISTED', 'IN_ROUND'])[1 + n % 4],
     case when n % 4 = 3 then job.rounds -> 0 ->> 'id' end, one.answers, one.snapshot,
     u.first_name || ' ' || u.last_name, s.cgpa, n % 4, now() - n * interval '1 minute', now()
   from (select * from applications where job_id = '${jobId}' limit 1) one
   join jobs job on job.id = one.job_id
   cross join (select id, first_name, last_name, row_number() over (order by id) as n from users
     where email like 'student.%@bench.example') u
   join students s on s.user_id = u.id`,
  "analyze",
];
