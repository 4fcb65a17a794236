import { type StockEntry, stockLevel } from '@aaram/shared-domain/catalog';
import { Button } from '@aaram/shared-ui/button';
import { Dialog } from '@aaram/shared-ui/dialog';
import { SizePicker } from '@aaram/shared-ui/size-picker';
import { useState } from 'react';
import * as common from '#texts/common.ts';
import * as move from '#texts/move-to-cart.ts';
import * as texts from '#texts/size-dialog.ts';

type SizeDialogProps = {
  name: string;
  /** All sizes; those that have sold out cannot be chosen. */
  sizes: readonly StockEntry[];
  isOpen: boolean;
  onClose: () => void;
  isBusy: boolean;
  onChoose: (size: string) => void;
};

/** Asks which size goes to the cart. Stays open when that fails, with the choice as it was. */
export function SizeDialog({ name, sizes, isOpen, onClose, isBusy, onChoose }: SizeDialogProps) {
  const [size, setSize] = useState('');
  const [error, setError] = useState<string>();
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={texts.chooseSize}
      description={name}
      footer={
        <Button busy={isBusy} onClick={() => (size === '' ? setError(texts.selectSize) : onChoose(size))}>
          {move.moveToCart}
        </Button>
      }
    >
      <SizePicker
        legend={common.size}
        hideLegend
        name="size"
        value={size}
        error={error}
        sizes={sizes.map((entry) => ({
          value: entry.size,
          label: stockLevel(entry.quantity) === 'low' ? texts.sizeLow(entry.size, entry.quantity) : undefined,
          disabled: entry.quantity === 0,
        }))}
        onChange={(chosen) => {
          setSize(chosen);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
