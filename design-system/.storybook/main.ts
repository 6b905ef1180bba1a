import remarkGfm from 'remark-gfm';
import type { StorybookConfig } from '@storybook/react-webpack5';

const config: StorybookConfig = {
  framework: '@storybook/react-webpack5',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    'storybook-addon-pseudo-states',
  ],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    check: false,
    // `react-docgen` skips imported types and unions, and lists no options.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // Lists our props only, not the hundreds of native attributes.
      propFilter: (prop) => !prop.parent?.fileName.includes('node_modules'),
    },
  },
  webpackFinal: (webpack, { configType }) => ({
    ...webpack,
    // The build is for tests, which need no source maps and no small files.
    ...(configType === 'PRODUCTION'
      ? { devtool: false as const, optimization: { ...webpack.optimization, minimize: false } }
      : {}),
    module: {
      ...webpack.module,
      rules: [
        ...(webpack.module?.rules ?? []).filter((rule) => !matchesCss(rule)),
        { test: /\.tsx?$/, exclude: /node_modules/, use: sourceLoader },
        { test: /\.css$/, sideEffects: true, use: ['style-loader', cssLoader] },
      ],
    },
  }),
};

const sourceLoader = {
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
  },
};

/** Exports class names as the builds of the areas do. */
const cssLoader = {
  loader: 'css-loader',
  options: {
    modules: {
      auto: true,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: '[name]__[local]',
    },
  },
};

function matchesCss(rule: unknown): boolean {
  return (
    typeof rule === 'object' &&
    rule !== null &&
    'test' in rule &&
    rule.test instanceof RegExp &&
    rule.test.test('any.css')
  );
}

export default config;
