interface Ratio {
  readonly figure: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  readonly target: number;
}

export function printRatio({ figure, ours, baseline, unit, target }: Ratio): void {
  const ratio = ours / baseline;
  const measured = `${ratio.toFixed(2)} (${ours.toFixed(0)} against ${baseline.toFixed(0)} ${unit})`;
  console.log(JSON.stringify({ figure, measured, target: `≥ ${target}`, met: ratio >= target }));
}
