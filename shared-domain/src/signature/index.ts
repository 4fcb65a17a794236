export { isSigned, type SigningKey, sign } from './sign.ts';
export { CALL_MS, isCallSigned, type SignedCall, signatureHeaders, signCall } from './signed-call.ts';
