-- The people who work for a seller. The account of the seller is the shop: its id stands on products, parcels and tax
-- documents, whoever works on them (docs/decisions/0032-teams.md).
create table teams (
  seller_id uuid primary key references users on delete cascade,
  needs_second_step boolean not null default false,
  created_at timestamptz not null default now()
);

create table team_members (
  -- An account is in one team at most.
  user_id uuid primary key references users on delete cascade,
  seller_id uuid not null references teams on delete cascade,
  roles text[] not null check (roles <@ array['owner', 'catalogue', 'orders', 'content'] and cardinality(roles) between 1 and 4),
  joined_at timestamptz not null default now()
);
create index team_members_seller on team_members (seller_id, joined_at, user_id);

-- An invitation ends when it is accepted or revoked: its row goes, and its links with it.
create table team_invitations (
  id uuid primary key default uuidv7(),
  seller_id uuid not null references teams on delete cascade,
  email text not null,
  roles text[] not null check (roles <@ array['owner', 'catalogue', 'orders', 'content'] and cardinality(roles) between 1 and 4),
  invited_by uuid references users on delete set null,
  mails integer not null default 1,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (seller_id, email)
);
create index team_invitations_expiry on team_invitations (expires_at);
create index team_invitations_inviter on team_invitations (invited_by);

create table team_links (
  token_hash bytea primary key,
  invitation_id uuid not null references team_invitations on delete cascade
);
create index team_links_invitation on team_links (invitation_id);

-- Whoever makes an account a seller's, of this version or of the one before: its team exists, with the account as owner.
create function found_team() returns trigger language plpgsql as $$
begin
  insert into teams (seller_id) values (new.id) on conflict do nothing;
  insert into team_members (user_id, seller_id, roles) values (new.id, new.id, '{owner}') on conflict do nothing;
  return null;
end
$$;
create trigger users_found_team after insert on users for each row when (new.role = 'seller')
  execute function found_team();
create trigger users_found_team_later after update of role on users for each row
  when (new.role = 'seller' and old.role <> 'seller') execute function found_team();

-- Who helps to run the store works for no seller.
create function leave_team_as_admin() returns trigger language plpgsql as $$
begin
  delete from team_members where user_id = new.id;
  return null;
end
$$;
create trigger users_leave_team after update of role on users for each row
  when (new.role = 'admin' and old.role <> 'admin') execute function leave_team_as_admin();

insert into teams (seller_id) select id from users where role = 'seller';
insert into team_members (user_id, seller_id, roles) select id, id, '{owner}' from users where role = 'seller';

-- Who leaves a team is logged out everywhere.
create function end_sessions_of_former_member() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = old.user_id;
  return null;
end
$$;
create trigger team_members_end_sessions after delete on team_members for each row
  execute function end_sessions_of_former_member();

-- For which team something was done. Null for admins, and for what sellers did before there were teams.
alter table audit_log add column seller_id uuid;
create index audit_log_seller on audit_log (seller_id, id desc) where seller_id is not null;
-- Whose orders a printout has, when the seller is not the one who asked.
alter table printouts add column seller_id uuid;
-- Whether an admin began the run or the undo of a seller's change set, and not somebody of the team.
alter table change_sets add column moved_by_admin boolean;
create index change_sets_seller on change_sets (seller_id, id desc) where seller_id is not null;
