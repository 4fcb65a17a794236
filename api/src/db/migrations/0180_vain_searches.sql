-- Searches of shoppers that found nothing, without who searched. Kept for 30 days, at most 2,000 phrases a day.
create table vain_searches (
  day date not null,
  phrase text not null check (length(phrase) between 1 and 60),
  times integer not null check (times > 0),
  primary key (day, phrase)
);
