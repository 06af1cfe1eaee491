const year = new Date().getUTCFullYear();

/** The columns of a sheet that tells all that most colleges know, and what stands in one for the nth student. */
const columns: Record<string, (n: number) => string | number> = {
  email: (n) => `student.${n}@bench.example`,
  roll_number: (n) => `27CE${n}`,
  first_name: () => "Asha",
  last_name: () => "Rao",
  phone: (n) => 9_000_000_000 + n,
  degree: () => "B.E.",
  department: () => "Civil",
  graduation_year: () => year + 1,
  current_semester: (n) => 1 + (n % 8),
  cgpa: (n) => (6 + (n % 400) / 100).toFixed(2),
  cgpa_scale: () => 10,
  active_backlogs: (n) => n % 3,
  total_backlogs: (n) => 3 + (n % 3),
  tenth_percent: (n) => 60 + (n % 40),
  tenth_year: () => year - 5,
  twelfth_percent: (n) => 55 + (n % 45),
  twelfth_year: () => year - 3,
  gender: (n) => (n % 2 ? "FEMALE" : "MALE"),
  date_of_birth: (n) => `${year - 21}-0${1 + (n % 9)}-1${n % 10}`,
  disability: () => "NO",
  category: () => "General",
  city: () => "Coimbatore",
  state: () => "Tamil Nadu",
  country: () => "India",
  linkedin_url: (n) => `https://linkedin.example/in/student-${n}`,
  github_url: (n) => `https://github.example/student-${n}`,
};

/** A class list of so many students as CSV. */
export const classList = (many: number) =>
  [
    Object.keys(columns).join(","),
    ...Array.from({ length: many }, (_, n) =>
      Object.values(columns)
        .map((cell) => cell(n))
        .join(","),
    ),
    "",
  ].join("\n");
