import { Combobox as BaseCombobox } from '@base-ui/react/combobox';
import { type ComponentProps, useId, useState } from 'react';
import { IconCheck, IconChevronDown } from '#icon/index.ts';
import { FieldFrame, type FieldTexts, fieldControlProps } from '#lib/field-frame.tsx';
import * as texts from '#texts/combobox.ts';
import styles from './combobox.module.css';

export type ComboboxItem = { value: string; label: string };

export type ComboboxProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue' | 'className' | 'style'> & {
    items: readonly ComboboxItem[];
    /** Value of the chosen item, '' for none. */
    value: string;
    onChange: (value: string) => void;
    /** @default 'Nothing found' */
    emptyText?: string | undefined;
    /** Called while the visitor types, for lists that come from a server. */
    onQueryChange?: ((query: string) => void) | undefined;
    /** The list is always there, under the field, and covers nothing. @default false */
    inline?: boolean | undefined;
    className?: string | undefined;
  };

function Choices({ emptyText }: { emptyText: string }) {
  return (
    <>
      <BaseCombobox.Empty className={styles.empty}>{emptyText}</BaseCombobox.Empty>
      <BaseCombobox.List className={styles.list}>
        {(item: ComboboxItem) => (
          <BaseCombobox.Item key={item.value} value={item} className={styles.item}>
            {item.label}
            <BaseCombobox.ItemIndicator>
              <IconCheck size={16} />
            </BaseCombobox.ItemIndicator>
          </BaseCombobox.Item>
        )}
      </BaseCombobox.List>
    </>
  );
}

/** A select with a text field to search in. Load it with `import()`: it brings the positioning library. */
export function Combobox(props: ComboboxProps) {
  const { label, error, hint, hideLabel, optional, items, value, onChange, ...rest } = props;
  const { emptyText = texts.nothingFound, onQueryChange, inline = false, className, ...input } = rest;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null);
  const labels = { label, error, hint, hideLabel, optional };
  return (
    <BaseCombobox.Root
      items={items}
      value={items.find((item) => item.value === value) ?? null}
      onValueChange={(item: ComboboxItem | null) => onChange(item?.value ?? '')}
      onInputValueChange={onQueryChange}
      inline={inline}
      open={inline ? true : undefined}
      autoHighlight={inline}
      // A server has filtered them already, by more than their labels.
      filter={onQueryChange === undefined ? undefined : null}
    >
      <FieldFrame id={id} {...labels} className={className}>
        <div ref={setAnchor} className={styles.anchor}>
          {/* It needs its own name: while the list is open, the library hides the label with the rest of the page. */}
          <BaseCombobox.Input
            aria-label={label}
            {...input}
            {...fieldControlProps(id, labels, props['aria-describedby'])}
          />
          {inline ? null : (
            <BaseCombobox.Trigger className={styles.trigger} aria-label={texts.showChoices(label)}>
              <IconChevronDown size={18} />
            </BaseCombobox.Trigger>
          )}
        </div>
      </FieldFrame>
      {inline ? (
        // The arrow keys scroll it: no stop of its own for Tab.
        <div className={styles.inline} tabIndex={-1}>
          <Choices emptyText={emptyText} />
        </div>
      ) : (
        // While a modal dialog is open the page is inert, so the list must be inside the dialog.
        <BaseCombobox.Portal container={anchor?.closest('dialog') ?? undefined}>
          <BaseCombobox.Positioner anchor={anchor} sideOffset={6} className={styles.positioner}>
            <BaseCombobox.Popup className={styles.popup}>
              <Choices emptyText={emptyText} />
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      )}
    </BaseCombobox.Root>
  );
}
