export {
  renderScreenToHtml,
  type RenderOptions,
  type ScreenRequest,
} from './render-screen-to-html.tsx';
