export interface Figure {
  readonly figure: string;
  readonly measured: string;
  readonly target: string;
  readonly met: boolean;
}

export function printFigure(figure: Figure): void {
  console.log(JSON.stringify(figure));
}
