export { type SelectOption, SelectField, type SelectFieldProps } from './select.tsx';
