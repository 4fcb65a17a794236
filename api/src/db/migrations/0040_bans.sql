-- Who may no longer sign in. Whatever changes what somebody may do ends all their sessions, whoever writes it:
-- the API, an operator's statement, a later program.
alter table users add column banned_at timestamptz;

create function end_sessions_of_changed_user() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end
$$;
create trigger users_end_sessions after update of role, banned_at on users for each row
  when (old.role is distinct from new.role or old.banned_at is distinct from new.banned_at)
  execute function end_sessions_of_changed_user();
