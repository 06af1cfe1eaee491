const firstNames =
  "Aarav Aditi Ananya Arjun Asha Bala Chitra Deepa Divya Esha Farhan Gauri Hari Ishaan Jaya Kabir Kavya Lakshmi Manoj Meera Nikhil Nisha Omkar Pooja Priya Rahul Ravi Rohan Sana Shreya Tara Uma Varun Vidya Yash Zoya";
const lastNames =
  "Agarwal Bose Chandran Das Iyer Joshi Kapoor Khan Kulkarni Kumar Menon Mishra Nair Patel Pillai Rao Reddy Shah Sharma Singh Thomas Varma Venkatesan Yadav";
const departments = "Civil,Computer Science,Chemical,Electrical,Electronics,Mechanical";
const skills = "Java,Python,SQL,React,Excel,AutoCAD,MATLAB,C++";

const pick = (list: string, sign: string, n: string) =>
  `split_part('${list}', '${sign}', 1 + (${n}) % ${list.split(sign).length})`;

/** The statements that give a college so many students, each with three skills and a project. */
export const classOf = (collegeId: string, many: number) => [
  `insert into users (role, email, first_name, last_name, mode, furthest)
   select 'STUDENT', 'student.' || n || '@bench.example', ${pick(firstNames, " ", "n * 7")},
     ${pick(lastNames, " ", "n / 36")}, 'PORTFOLIO', 'PORTFOLIO'
   from generate_series(1, ${many}) n`,
  `insert into students (user_id, college_id, account_status, city, headline, about, college, degree,
     department, roll_number, graduation_year, cgpa, active_backlogs, updated_at)
   select id, '${collegeId}', case when n % 29 = 0 then 'REGISTERED' else 'ACTIVE' end, 'Coimbatore', 'Builds', 'Things',
     'Bench College', 'B.E.', ${pick(departments, ",", "n")}, 'B' || lpad(n::text, 7, '0'), 2024 + n % 5,
     (600 + n * 37 % 390) / 100.0, n % 5 / 4, now() - n * interval '1 minute'
   from (select id, split_part(split_part(email, '@', 1), '.', 2)::int as n from users
     where email like 'student.%@bench.example') s`,
  `insert into portfolio_items (student_id, section, content, name, position, created_at, updated_at)
   select user_id, 'skills', jsonb_build_object('type', 'TECHNICAL', 'skill_name', skill, 'level', 'NEW', 'criteria', null),
     lower(skill), at, now(), now()
   from (select user_id, at, ${pick(skills, ",", "ascii(right(roll_number, 1)) + at")} as skill
     from students cross join generate_series(1, 3) at where college = 'Bench College') s`,
  `insert into portfolio_items (student_id, section, content, name, position, created_at, updated_at)
   select user_id, 'projects', '{"title":"A bridge","startMonth":"2026-01","skills":[]}', 'a bridge', 1, now(), now()
   from students where college = 'Bench College'`,
  "analyze",
];
