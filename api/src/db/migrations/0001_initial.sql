-- Money is integer paise, times are timestamptz (UTC). Ids are uuids; uuidv7() keeps new rows together.
create extension if not exists pg_trgm;

create table users (
  id uuid primary key default uuidv7(),
  name text not null,
  email text not null unique,
  mobile text not null unique,
  password_hash text not null,
  role text not null default 'user' check (role in ('user', 'seller', 'admin')),
  is_verified boolean not null default false,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table sessions (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table addresses (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  name text not null,
  phone text not null,
  address text not null,
  city text not null,
  state text not null,
  pincode text not null,
  landmark text,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, created_at);

create table products (
  id uuid primary key default uuidv7(),
  name text not null,
  description text not null,
  price_paise bigint not null check (price_paise >= 0),
  mrp_paise bigint not null,
  category text not null,
  subcategory text not null,
  brand text,
  size_type text not null check (size_type in ('Clothing', 'Age', 'ShoeSize', 'Quantity')),
  images text[] not null,
  tags text[] not null default '{}',
  is_available boolean not null,
  seller_id uuid not null references users,
  colour text,
  material text,
  hsn text,
  country_of_origin text,
  -- Kept on the row, so that lists need no aggregate: changed in the transaction that changes the reviews.
  rating_sum integer not null default 0,
  rating_count integer not null default 0,
  sold integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  search_text text generated always as
    (lower(name || ' ' || coalesce(brand, '') || ' ' || category || ' ' || subcategory)) stored,
  check (mrp_paise >= price_paise)
);
create index products_category_sold on products (category, sold desc, id desc) where removed_at is null;
create index products_category_price on products (category, price_paise, id) where removed_at is null;
create index products_category_name on products (category, lower(name), id) where removed_at is null;
create index products_category_brand on products (category, brand, sold desc, id desc) where removed_at is null;
create index products_sold on products (sold desc, id desc) where removed_at is null;
create index products_created on products (created_at desc, id desc) where removed_at is null;
create index products_seller on products (seller_id, created_at desc, id desc) where removed_at is null;
create index products_tags on products using gin (tags) where removed_at is null;
create index products_search on products using gin (search_text gin_trgm_ops) where removed_at is null;

-- Pieces on hand that nobody has reserved. Reserving takes them out, releasing puts them back.
create table product_stock (
  product_id uuid not null references products,
  size text not null,
  position smallint not null,
  quantity integer not null check (quantity >= 0),
  primary key (product_id, size)
);

create table cart_items (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products,
  size text not null,
  quantity integer not null check (quantity between 1 and 1000),
  raw_image text,
  preview_image text,
  created_at timestamptz not null default now()
);
create unique index cart_items_line
  on cart_items (user_id, product_id, size, coalesce(raw_image, ''), coalesce(preview_image, ''));

create table wishlist_items (
  user_id uuid not null references users on delete cascade,
  product_id uuid not null references products,
  created_at timestamptz not null default now(),
  primary key (user_id, product_id)
);

create table orders (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users,
  buyer_name text not null,
  buyer_email text not null,
  order_status text not null default 'Pending'
    check (order_status in ('Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled')),
  payment_status text not null default 'Initiated'
    check (payment_status in ('Initiated', 'Pending', 'Paid', 'Failed', 'Refunded')),
  payment_method text not null,
  total_paise bigint not null,
  gst_paise bigint not null,
  delivery_paise bigint not null,
  payable_paise bigint not null,
  shipping_name text not null,
  shipping_phone text not null,
  shipping_address text not null,
  shipping_city text not null,
  shipping_state text not null,
  shipping_pincode text not null,
  shipping_landmark text,
  tracking_id text,
  invoice_number text unique,
  idempotency_key text,
  request_hash text,
  -- Whether the pieces of this order are out of product_stock. Each change of it moves stock exactly once.
  holds_stock boolean not null default true,
  held_until timestamptz,
  provider_order_id text unique,
  provider_payment_id text unique,
  release_set text,
  created_at timestamptz not null default now(),
  paid_at timestamptz,
  next_check_at timestamptz
);
create index orders_user on orders (user_id, created_at desc, id desc);
create index orders_created on orders (created_at desc, id desc);
create index orders_open on orders (next_check_at) where payment_status in ('Initiated', 'Pending');
create unique index orders_idempotency on orders (user_id, idempotency_key) where idempotency_key is not null;

create table order_lines (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders on delete cascade,
  position smallint not null,
  product_id uuid not null references products,
  seller_id uuid not null references users,
  name text not null,
  image text,
  unit_paise bigint not null,
  size text not null,
  quantity integer not null check (quantity > 0),
  raw_image text,
  preview_image text,
  unique (order_id, position)
);
create index order_lines_seller on order_lines (seller_id, order_id);
create index order_lines_product on order_lines (product_id);

create table order_events (
  id uuid primary key default uuidv7(),
  order_id uuid not null references orders on delete cascade,
  order_status text not null,
  payment_status text not null,
  actor_id uuid,
  source text not null,
  at timestamptz not null default now()
);
create index order_events_order on order_events (order_id, at);

create table invoice_counters (
  financial_year text primary key,
  last_number integer not null
);

-- Every notification of the payment provider, once; handled in the transaction that stores it.
create table payment_events (
  event_id text primary key,
  kind text not null,
  provider_order_id text,
  provider_payment_id text,
  received_at timestamptz not null default now()
);

create table refunds (
  provider_payment_id text primary key,
  order_id uuid not null references orders,
  amount_paise bigint not null,
  state text not null default 'due' check (state in ('due', 'done')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);

create table reviews (
  id uuid primary key default uuidv7(),
  product_id uuid not null references products,
  user_id uuid references users on delete set null,
  author_name text not null,
  rating smallint not null check (rating between 1 and 5),
  comment text not null,
  media text[] not null default '{}',
  created_at timestamptz not null default now()
);
create unique index reviews_once on reviews (product_id, user_id) where user_id is not null;
create index reviews_product on reviews (product_id, created_at desc, id desc);

create table blog_posts (
  id uuid primary key default uuidv7(),
  title text not null,
  description text not null,
  content text not null,
  author text not null,
  author_id uuid references users,
  tags text[] not null default '{}',
  categories text[] not null default '{}',
  images text[] not null default '{}',
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blog_posts_published on blog_posts (published_at desc, id desc);

create table jobs (
  id uuid primary key default uuidv7(),
  kind text not null,
  payload jsonb not null,
  dedupe_key text unique,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  locked_until timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);
create index jobs_due on jobs (run_at);

-- Who changed what, for every write by a seller or an admin.
create table audit_log (
  id uuid primary key default uuidv7(),
  actor_id uuid not null,
  action text not null,
  subject text not null,
  subject_id text not null,
  detail jsonb not null default '{}',
  request_id text,
  at timestamptz not null default now()
);

create table settings (
  key text primary key,
  value jsonb not null
);
