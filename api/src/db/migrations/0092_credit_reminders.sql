-- When somebody was told that a credit ends soon: once.
alter table credits add column reminded_at timestamptz;
