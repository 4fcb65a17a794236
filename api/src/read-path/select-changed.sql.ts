/**
 * A statement around `rows` that leaves out JSON which the caller already has. `rows` has the columns `json`, `known`
 * (the checksum of the caller's copy, or null), `place`, and `others`, which are passed on. Returns one row for each,
 * in the order of `place`: checksum, JSON or null, and the others.
 */
export const selectChanged = (rows: string, others: readonly string[] = []) => `
  select ${['sum', 'case when sum is distinct from known then json end as changed', ...others].join(', ')}
  from (select md5(json) as sum, * from (${rows} offset 0) whole offset 0) summed order by place`;
