/** The compiler knows the shape of these; `wire.json` tells it for the review, where it travels. */
const schema = /^(?:export )?(?:declare )?const [\w$]+: z\./;
const routeStart = /^(?:export )?(?:declare )?const [\w$]+: \{$/;

function shapeOf(lines: readonly string[]): string | undefined {
  const [first = ''] = lines;
  if (schema.test(first)) return 'z.ZodType';
  if (!routeStart.test(first) || !lines.some((line) => /^ {4}readonly method: /.test(line)))
    return undefined;
  return lines.some((line) => /^ {4}readonly fields: /.test(line))
    ? 'FormRouteShape'
    : 'RouteShape';
}

export function withoutShapes(report: string): string {
  const blocks = report.split('\n\n').map((block) => {
    const lines = block.split('\n').filter((line) => !/^\s*\/\/ /.test(line));
    const shape = shapeOf(lines);
    return shape ? lines[0]?.replace(/: .*$/, `: ${shape};`) : lines.join('\n');
  });
  return blocks.join('\n\n');
}
