-- Invoices and credit notes by GST rules: one series for each seller, kind and financial year.
create table tax_sellers (
  seller_id uuid primary key references users,
  -- Printed in base 36 as the first part of this seller's numbers.
  code integer generated always as identity unique,
  -- Null: the store sells under its own name and number.
  legal_name text,
  legal_address text,
  gstin text,
  check ((gstin is null) = (legal_name is null) and (gstin is null) = (legal_address is null))
);

create table tax_counters (
  seller_id uuid not null references tax_sellers,
  kind text not null check (kind in ('invoice', 'credit-note')),
  financial_year text not null,
  last_number integer not null,
  primary key (seller_id, kind, financial_year)
);

-- Who bought stands in the order's row, so that an account can be forgotten; everything else of a document stays as it was issued.
create table tax_documents (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('invoice', 'credit-note')),
  number text not null unique check (length(number) <= 16),
  seller_id uuid not null references tax_sellers,
  order_id uuid not null references orders,
  parcel_id uuid not null references order_parcels,
  -- Of a credit note: the invoice it belongs to, and the refund it was issued for, so that it is issued once.
  invoice_id uuid references tax_documents,
  refund_id text references refunds (id),
  return_id uuid references returns,
  issued_at timestamptz not null,
  price_rule text not null check (price_rule in ('spec', 'inclusive')),
  supplier jsonb not null,
  supply_state text not null,
  supply_code text,
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null check (cgst_paise >= 0),
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null check (igst_paise >= 0 and (igst_paise = 0 or cgst_paise = 0)),
  -- What the store's own price rule charged above the price that contains GST.
  additional_paise bigint not null check (additional_paise >= 0),
  total_paise bigint not null
    check (total_paise = taxable_paise + cgst_paise + sgst_paise + igst_paise + additional_paise),
  check ((kind = 'credit-note') = (invoice_id is not null)),
  check ((kind = 'credit-note') = (refund_id is not null))
);
create unique index tax_documents_invoice on tax_documents (parcel_id) where kind = 'invoice';
create unique index tax_documents_credit on tax_documents (refund_id, invoice_id) where kind = 'credit-note';
create index tax_documents_order on tax_documents (order_id);
create index tax_documents_seller on tax_documents (seller_id, issued_at, id);

create table tax_document_lines (
  document_id uuid not null references tax_documents,
  position smallint not null,
  line_id uuid not null references order_lines,
  name text not null,
  size text not null,
  hsn text,
  unit text not null check (unit in ('PCS', 'PRS')),
  quantity integer not null check (quantity >= 0),
  unit_paise bigint not null,
  -- This line's part of the delivery charge; it is in the amounts that follow.
  delivery_paise bigint not null check (delivery_paise >= 0),
  rate_percent smallint not null check (rate_percent between 0 and 40),
  taxable_paise bigint not null check (taxable_paise >= 0),
  cgst_paise bigint not null,
  sgst_paise bigint not null check (sgst_paise = cgst_paise),
  igst_paise bigint not null,
  additional_paise bigint not null check (additional_paise >= 0),
  primary key (document_id, position)
);

create function keep_tax_documents() returns trigger language plpgsql as $$
begin
  raise exception 'A tax document is never changed or deleted; a credit note corrects it.';
end
$$;
create trigger tax_documents_keep before update or delete on tax_documents
  for each row execute function keep_tax_documents();
create trigger tax_document_lines_keep before update or delete on tax_document_lines
  for each row execute function keep_tax_documents();

-- How the price was made, so that a later switch changes no order.
alter table orders add column price_rule text not null default 'spec'
  constraint orders_price_rule check (price_rule in ('spec', 'inclusive'));
alter table orders add column buyer_gstin text;
