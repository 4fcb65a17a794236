import { Button } from '@aaram/shared-ui/button';
import { TextField } from '@aaram/shared-ui/text-field';
import { useRef, useState } from 'react';
import * as texts from '#texts/manager.ts';
import { InsertBox } from './insert-box.tsx';
import { parseLink } from './parse-link.ts';

type LinkFieldProps = {
  /** The address that the link has; '' for a new one. */
  address: string;
  onSet: (address: string) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** Where the link at the caret leads. */
export function LinkField({ address, onSet, onRemove, onClose }: LinkFieldProps) {
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const set = () => {
    const parsed = parseLink(typed);
    if (parsed === undefined) {
      setProblem(texts.notAddress);
      field.current?.focus();
    } else {
      onSet(parsed);
    }
  };
  return (
    <InsertBox
      field={field}
      onEnter={set}
      onClose={onClose}
      buttons={
        <>
          <Button size="sm" onClick={set}>
            {texts.setLink}
          </Button>
          {address === '' ? null : (
            <Button size="sm" variant="secondary" onClick={onRemove}>
              {texts.removeLink}
            </Button>
          )}
        </>
      }
    >
      <TextField
        ref={field}
        name="link"
        inputMode="url"
        autoComplete="off"
        label={texts.address}
        hint={texts.addressHint}
        value={typed}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          setTyped(event.currentTarget.value);
        }}
      />
    </InsertBox>
  );
}
