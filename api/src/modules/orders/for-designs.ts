export { holdForReport } from './hold/report-order.ts';
export { findPrintedLines, type PrintedLine } from './printed-lines.repository.ts';
export { askForPrintFiles, MAKE_PRINT_FILES } from './settle/ask-for-prints.ts';
