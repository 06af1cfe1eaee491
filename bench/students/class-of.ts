const firstNames =
  "Aarav Aditi Ananya Arjun Asha Bala Chitra Deepa Divya Esha Farhan Gauri Hari Ishaan Jaya Kabir Kavya Lakshmi Manoj Meera Nikhil Nisha Omkar Pooja Priya Rahul Ravi Rohan Sana Shreya Tara Uma Varun Vidya Yash Zoya";
const lastNames =
  "Agarwal Bose Chandran Das Iyer Joshi Kapoor Khan Kulkarni Kumar Menon Mishra Nair Patel Pillai Rao Reddy Shah Sharma Singh Thomas Varma Venkatesan Yadav";
const departments = "Civil,Computer Science,Chemical,Electrical,Electronics,Mechanical";
const skills = "Java,Python,SQL,React,Excel,AutoCAD,MATLAB,C++";

const pick = (list: string, sign: string, n: string) =>
  `split_part('${list}', '${sign}', 1 + (${n}) % ${list.split(sign).length})`;

/** A college and how many students it has. */
export interface Class {
  collegeId: string;
  many: number;
}

/**
 * The statements that give colleges their students, each with three skills and a project: in so many parts, in each of
 * which the students of all colleges lie mixed, so that no college has its rows side by side.
 */
export function* classesOf(classes: Class[], parts: number) {
  const colleges = classes.map(({ collegeId, many }) => `('${collegeId}'::uuid, ${many})`);
  for (let part = 0; part < parts; part++) {
    yield `create temporary table part as
      select gen_random_uuid() as id, college, n,
        'student.' || n || '.' || left(college::text, 8) || '@bench.example' as email,
        ${pick(firstNames, " ", "n * 7")} as first, ${pick(lastNames, " ", "n / 36")} as last
      from (values ${colleges.join(", ")}) as classes (college, many)
      cross join generate_series(many * ${part} / ${parts} + 1, many * ${part + 1} / ${parts}) n
      order by md5(n || '/' || college)`;
    yield `insert into users (id, role, email, first_name, last_name, mode, furthest)
      select id, 'STUDENT', email, first, last, 'PORTFOLIO', 'PORTFOLIO' from part`;
    yield `insert into students (user_id, college_id, email, first_name, last_name, account_status, city, headline, about, college, degree,
        department, roll_number, graduation_year, cgpa, active_backlogs, updated_at)
      select id, college, email, first, last, case when n % 29 = 0 then 'REGISTERED' else 'ACTIVE' end, 'Coimbatore', 'Builds', 'Things',
        'Bench College', 'B.E.', ${pick(departments, ",", "n")}, 'B' || lpad(n::text, 7, '0'), 2024 + n % 5,
        (600 + n * 37 % 390) / 100.0, n % 5 / 4, now() - n * interval '1 minute'
      from part`;
    yield `insert into portfolio_items (student_id, section, content, name, position, created_at, updated_at)
      select id, 'skills', jsonb_build_object('type', 'TECHNICAL', 'skill_name', skill, 'level', 'NEW', 'criteria', null),
        lower(skill), at, now(), now()
      from (select id, at, ${pick(skills, ",", "n % 10 + at")} as skill from part cross join generate_series(1, 3) at) s`;
    yield `insert into portfolio_items (student_id, section, content, name, position, created_at, updated_at)
      select id, 'projects', '{"title":"A bridge","startMonth":"2026-01","skills":[]}', 'a bridge', 1, now(), now()
      from part`;
    yield "drop table part";
  }
}

/** The statements that give one college so many students. */
export const classOf = (collegeId: string, many: number) => [
  ...classesOf([{ collegeId, many }], 1),
  // As a server leaves them that has had a quiet minute.
  "vacuum analyze",
];
