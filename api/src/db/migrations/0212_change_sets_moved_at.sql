-- When a run or an undo was begun: one that cannot be finished within a day is given up.
alter table change_sets add column moved_at timestamptz;
create index change_sets_at_work on change_sets (id) where state in ('preparing', 'running', 'undoing');
