export { Combobox, type ComboboxItem, type ComboboxProps } from './combobox.tsx';
