export { type SizeChoice, SizePicker, type SizePickerProps } from './size-picker.tsx';
export { SizeSelect, type SizeSelectProps, type StockedSize } from './size-select.tsx';
