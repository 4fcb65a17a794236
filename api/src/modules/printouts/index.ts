export { renderPdf } from './render/render-pdf.ts';
