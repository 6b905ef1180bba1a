const rupeesWhole = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const rupeesExact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

export function rupees(amount: number): string {
  return (Number.isInteger(amount) ? rupeesWhole : rupeesExact).format(amount);
}

const indianTime = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export function moment(instant: string): string {
  return `${indianTime.format(new Date(instant))} (India time)`;
}

/** A name is typed by a stranger: one that carries an address would turn our mail into an advertisement. */
export function greetable(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim().slice(0, 60);
  return /[/:@\\<>]|\.\w/.test(plain) ? 'there' : plain;
}

/** A header holds one line. */
export function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim().slice(0, 120);
}
