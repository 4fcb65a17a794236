import type { Preview } from '@storybook/react';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

/**
 * Makes the table of properties say more: the values of a union instead of the word, the default that a comment names,
 * and no field for an element, which nobody can type.
 */
export const describeProperties: Enhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type, description = '' } = argType;
      const [text = '', standard] = description.split('@default');
      const raw = typeof type === 'object' ? type.raw?.replace(/ \| undefined$/, '') : undefined;
      const summary = table?.type?.summary === 'union' ? raw : table?.type?.summary;
      const typed = [initialArgs[name]].flat().some((value) => isValidElement(value))
        ? { control: false as const }
        : {};
      return [
        name,
        {
          ...argType,
          ...typed,
          description: text.trim(),
          table: {
            ...table,
            ...(summary ? { type: { ...table?.type, summary } } : {}),
            ...(standard ? { defaultValue: { summary: standard.trim() } } : {}),
          },
        },
      ];
    }),
  );
