/** Whose name and number stand on a seller's invoices. */
export const title = 'Details on invoices';
export const loading = 'Loading the details...';
export const notLoaded = 'The details could not be loaded.';
export const issuedInstead = (name: string, gstin: string) =>
  `Legal name, address and GSTIN are missing. Until you fill them in, your invoices are issued in the name of ${name}, GSTIN ${gstin}.`;
export const fromNextInvoice = 'A change is used from the next invoice on. Invoices that were issued stay as they are.';
export const legalName = 'Legal name';
export const enterLegalName = 'Please enter the name as in the GST registration.';
export const legalAddress = 'Address of the place of business, with state and PIN code';
export const enterAddress = 'Please enter the address as in the GST registration.';
export const gstin = 'GSTIN';
export const gstinHint = '15 letters and digits, as on the certificate. The first two are the state.';
export const enterGstin = 'Please enter all 15 letters and digits.';
export const gstinWrong = 'This GSTIN cannot be right: compare it with the certificate, also the last digit.';
export const signatory = 'Who signs';
export const signatoryHint = 'The name below “authorised signatory”.';
export const prefix = 'Letters in the invoice numbers';
export const prefixHint = 'Three letters, such as ABC: SABC/2627/000001. They stay reserved for you.';
export const enterPrefix = 'Please enter three letters from A to Z, or none.';
export const save = 'Save details';
export const saved = 'The details are saved.';
export const notSaved = 'The details could not be saved.';
