/** What a server of a college is started with, but for its gateway. */
export const production = {
  NODE_ENV: "production",
  TOKEN_KEYS: "kx93Hq0vPz71LmWb5Rt8Yd2Nc6Ge4Uj0",
  PUBLIC_URL: "https://hiring.example.edu",
  SMTP_URL: "smtps://mail.example.edu",
  MAIL_FROM: "Toran <no-reply@hiring.example.edu>",
  SUPPLIER_NAME: "Hiring Works",
  SUPPLIER_ADDRESS: "7 Mill Lane | Pune 411001 | India",
  SUPPLIER_STATE: "Maharashtra",
  SUPPLIER_GSTIN: "27AAPFU0939F1ZV",
};
/** Payments are pretended in a demo alone. */
export const demo = { ...production, DEMO: "true", DEMO_IN_PRODUCTION: "true" };
