export { type SizeChoice, SizePicker, type SizePickerProps } from './size-picker.tsx';
