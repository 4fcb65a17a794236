-- Halves of a tax grow together: a credit note of a few paise can begin with one of the two, and a later one makes them
-- equal. On an invoice they are equal.
alter table tax_documents drop constraint tax_documents_check;
alter table tax_documents add constraint tax_documents_halves
  check (sgst_paise >= 0 and (kind = 'credit-note' or sgst_paise = cgst_paise));
alter table tax_document_lines drop constraint tax_document_lines_check;
alter table tax_document_lines add constraint tax_document_lines_halves
  check (cgst_paise >= 0 and sgst_paise >= 0 and abs(cgst_paise - sgst_paise) <= 1);
