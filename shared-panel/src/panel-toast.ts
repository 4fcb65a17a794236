import { toast } from '@aaram/shared-platform';

/** In the panel toasts close after 2000 ms (product-rules.md#toasts). */
const shortly = { autoClose: 2000 };

export const panelToast = {
  success: (text: string) => toast.success(text, shortly),
  error: (text: string) => toast.error(text, shortly),
};
