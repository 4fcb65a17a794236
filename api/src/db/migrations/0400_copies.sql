-- A restored copy issues no number beside the store that it is a copy of (docs/operations.md, Backup and restore).
create function refuse_in_copy() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from settings where key = 'copy') then
    raise exception 'This store is a restored copy: take it over first (npm run restore -- --take-over).'
      using errcode = 'object_not_in_prerequisite_state';
  end if;
  return null;
end $$;
create trigger orders_of_copy before insert on orders for each statement execute function refuse_in_copy();
create trigger tax_documents_of_copy before insert on tax_documents for each statement execute function refuse_in_copy();
create trigger refunds_of_copy before insert on refunds for each statement execute function refuse_in_copy();
