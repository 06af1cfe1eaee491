export * from "../mail/tables";
export * from "../files/tables";
export * from "../modules/accounts/tables";
