const STORED = 'panel-single-keys';

/** Whether single keys do something; one may switch them off, since speech input can press keys by accident. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

export function switchSingleKeys(isOn: boolean) {
  try {
    localStorage.setItem(STORED, isOn ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing: they stay as they are.
  }
}

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=textbox]';

/** Whether a pressed key is a shortcut of one key: not while somebody types, nor in a dialog, nor with Ctrl or Alt. */
export function isSingleKey(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
  const isTyping = target instanceof Element && target.closest(fields) !== null;
  const isModal = document.querySelector('dialog[open]') !== null;
  return !(defaultPrevented || ctrlKey || metaKey || altKey || isTyping || isModal) && areSingleKeysOn();
}
