export type { Place } from './place-of-pin.ts';
export { usePinCodeAutofill } from './use-pin-code-autofill.ts';
export { usePlaceOfPin } from './use-place-of-pin.ts';
