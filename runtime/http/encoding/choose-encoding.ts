export type Encoding = 'br' | 'gzip';

/** The best encoding that a client takes, by its `accept-encoding`; none for a client that takes neither. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | undefined {
  const [best] = (['br', 'gzip'] as const).filter((encoding) =>
    String(accepted ?? '')
      .split(',')
      .some((one) => {
        const [name = '', weight = ''] = one
          .trim()
          .toLowerCase()
          .split(/\s*;\s*/);
        return name === encoding && !/^q=0(\.0*)?$/.test(weight);
      }),
  );
  return best;
}
