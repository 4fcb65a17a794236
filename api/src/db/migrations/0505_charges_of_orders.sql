-- The charges that an order was priced by: the day of their row (shared-domain/src/rates/charges.ts). All orders so far
-- were priced by the first.
alter table orders add column charges text not null default '2017-07-01';
