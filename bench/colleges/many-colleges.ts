const firstWords =
  "Aravalli Brahmaputra Cauvery Deccan Eastern Falgu Ganga Hooghly Indus Jhelum Kaveri Ladakh Marina Nilgiri Palani Ravi Sabarmati Tapti Vindhya Yamuna";
const kinds =
  "College of Engineering,Institute of Technology,Technical University,Polytechnic,College of Arts and Science";
const cities = "Pune,Chennai,Kochi,Mysuru,Nagpur,Salem,Jaipur,Patna";
const departments = "Civil,Computer Science,Electrical,Mechanical";

const pick = (list: string, sign: string, n: string) =>
  `split_part('${list}', '${sign}', 1 + (${n})::int % ${list.split(sign).length})`;

const permissions = '{"postJobs":true,"requestBookings":true,"viewStudents":true,"chat":true}';

/**
 * The statements that make so many colleges with an address and four departments, a thousand companies, and five
 * connections of each college; one of them is with the company that looks wherever the number divides by twenty.
 */
export const manyColleges = (companyId: string, many: number) => [
  `insert into colleges (name, university, type, established, contact_name, contact_email, created_at)
   select ${pick(firstWords, " ", "n * 7")} || ' ' || ${pick(kinds, ",", "n")} || ' ' || n, 'Anna University', 'AFFILIATED', 1990,
     'Leela Menon', 'placements.' || n || '@bench.example', now()
   from generate_series(1, ${many}) n`,
  `create temporary table numbered as
   select id, split_part(split_part(contact_email, '@', 1), '.', 2)::int as n from colleges
   where contact_email like 'placements.%@bench.example'`,
  `insert into addresses (owner_id, is_billing, line1, city, state, country, postcode)
   select id, false, 'College Road', ${pick(cities, ",", "n")}, 'Tamil Nadu', 'India', '600001' from numbered`,
  `insert into departments (college_id, name, final_year_students, position)
   select id, ${pick(departments, ",", "at")}, 40 + (n + at) % 160, at from numbered cross join generate_series(0, 3) at
   where at < 3 or n % 2 = 0`,
  `insert into companies (name, type, sector_id, size_id, website, created_at)
   select 'Bench company ' || n, 'PRIVATE', gen_random_uuid(), gen_random_uuid(), 'https://bench.example', now() from generate_series(1, 1000) n`,
  `create temporary table partners as
   select id, split_part(name, ' ', 3)::int as n from companies where name like 'Bench company %'`,
  `insert into connections (college_id, company_id, status, initiated_by, permissions, requested_at, responded_at, due_at)
   select numbered.id, case when at = 0 and numbered.n % 20 = 0 then '${companyId}'::uuid else partners.id end,
     (array['APPROVED', 'PENDING', 'REJECTED', 'DISCONNECTED'])[1 + (numbered.n / 20 + at) % 4],
     case when numbered.n % 3 = 0 then 'COLLEGE' else 'COMPANY' end, '${permissions}'::jsonb,
     now() - numbered.n * interval '1 minute', now(), now()
   from numbered cross join generate_series(0, 4) at
   join partners on partners.n = 1 + (numbered.n * 5 + at) % 1000`,
  "analyze",
];
