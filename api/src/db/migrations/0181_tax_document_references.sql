-- What refers to rows that may go is found by an index.
create index tax_documents_of_invoice on tax_documents (invoice_id) where invoice_id is not null;
create index tax_documents_of_return on tax_documents (return_id) where return_id is not null;
create index tax_document_lines_line on tax_document_lines (line_id);
