export const helloName = (name: string | number) => `Hello ${name},`;
export const questionsWriteToSupportEmail = (supportEmail: string | number) => `Questions? Write to ${supportEmail}`;
