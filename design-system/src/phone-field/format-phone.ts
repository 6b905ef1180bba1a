import { AsYouType } from 'libphonenumber-js/min';

/** Groups the digits as they are written in the number's country; numbers without a country code are Indian. */
export const formatPhone = (typed: string): string => new AsYouType('IN').input(typed);
