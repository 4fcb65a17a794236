import { isSingleKey } from '@aaram/shared-panel';
import { useEffect, useState } from 'react';

/** The element of a row; `data-key` marks what a key does in it. */
const findRow = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** Presses what a key stands for, or brings the focus to it where it is a field. */
function press(row: Element | null, key: string) {
  const control = row?.querySelector<HTMLElement>(key === 'x' ? 'input[type=checkbox]' : `[data-key="${key}"]`);
  const field = control?.querySelector('select') ?? control;
  if (field instanceof HTMLSelectElement) {
    field.focus();
  } else {
    field?.click();
  }
}

/** The row that has the focus, or has it inside. */
const findFocused = () => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

function moveBy(key: string, move: (step: number) => void): boolean {
  if (key === 'j' || key === 'k') {
    move(key === 'j' ? 1 : -1);
    return true;
  }
  return false;
}

/** Does what a key means for the row that has the focus; whether it means anything. */
function pressKey(key: string): boolean {
  if (key === '/') {
    // The page's own search, not that of the store's header.
    document.querySelector<HTMLElement>('[data-density] input[type=search]')?.focus();
    return true;
  }
  const row = findRow(findFocused() ?? '');
  const isMeant = key === 'x' || key === 'e' || (key === 'Enter' && row === document.activeElement);
  if (isMeant) {
    press(row, key);
  }
  return isMeant;
}

/**
 * j and k go from row to row, x selects it, e edits it, Enter opens it, / goes to the search; the row that the keyboard
 * is at. Shortcuts of one key, see `isSingleKey`.
 */
export function useRowKeys(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const move = (step: number) => {
      const from = ids.indexOf(findFocused() ?? active ?? '');
      const id = ids[Math.min(ids.length - 1, Math.max(0, from + step))] ?? '';
      // At once, so that two quick presses go two rows; one that is not drawn yet is brought by the table.
      findRow(id)?.focus();
      setActive(id);
    };
    const listen = (event: KeyboardEvent) => {
      if (isSingleKey(event) && (moveBy(event.key, move) || pressKey(event.key))) {
        event.preventDefault();
      }
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [ids, active]);
  return active !== undefined && ids.includes(active) ? active : undefined;
}
