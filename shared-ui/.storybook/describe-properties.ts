import type { Preview } from '@storybook/react';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = Parameters<Enhancer>[0]['argTypes'][string];

const isElement = (value: unknown) => [value].flat().some((one) => isValidElement(one));

/** The type as a person writes it: the values of a union, a list instead of what the parser does not know. */
function typeOf({ type, table }: ArgType, value: unknown): string | undefined {
  if (isElement(value)) return 'ReactNode';
  const summary = table?.type?.summary;
  if (summary === 'union' && typeof type === 'object') return type.raw?.replace(/ \| undefined$/, '');
  return summary === 'unknown' && Array.isArray(value) ? 'array' : summary;
}

/**
 * Makes the table of properties say more: types as they are written, the default that a comment names, and no field for
 * an element, which cannot be typed.
 */
export const describeProperties: Enhancer = ({ argTypes, initialArgs }) => {
  // Elements are there although no type names them: the `children` of a native element.
  const elements = Object.keys(initialArgs).filter((name) => isElement(initialArgs[name]));
  const all = { ...Object.fromEntries(elements.map((name): [string, ArgType] => [name, { name }])), ...argTypes };
  return Object.fromEntries(
    Object.entries(all).map(([name, argType]) => {
      const [text = '', standard] = (argType.description ?? '').split('@default');
      const summary = typeOf(argType, initialArgs[name]);
      return [
        name,
        {
          ...argType,
          ...(elements.includes(name) ? { control: false } : {}),
          description: text.trim(),
          table: {
            ...argType.table,
            ...(summary ? { type: { ...argType.table?.type, summary } } : {}),
            ...(standard ? { defaultValue: { summary: standard.trim() } } : {}),
          },
        },
      ];
    }),
  );
};
