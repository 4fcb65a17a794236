export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export { TextField, type TextFieldProps } from './text-field.tsx';
