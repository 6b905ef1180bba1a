import { strokeIcon } from '@gift-registry/design-system/icon';

export const ChatIcon = /* @__PURE__ */ strokeIcon(
  'M4 5.5h16v11H11l-4.5 4v-4H4v-11ZM8 9.5h8M8 12.5h5',
);
export const MailIcon = /* @__PURE__ */ strokeIcon('M3.5 5.5h17v13h-17v-13Zm0 1L12 13l8.5-6.5');
export const PhoneIcon = /* @__PURE__ */ strokeIcon(
  'M5 4h4l1.5 4.5L8 10.3a12 12 0 0 0 5.7 5.7l1.8-2.5L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15 15 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z',
);
export const QuestionIcon = /* @__PURE__ */ strokeIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-2.6-11.2a2.6 2.6 0 1 1 3.7 2.6c-.7.4-1.1.8-1.1 1.6m0 2.7v.01',
);
export const HeartIcon = /* @__PURE__ */ strokeIcon(
  'M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
);
export const LeafIcon = /* @__PURE__ */ strokeIcon(
  'M5 19C4 10 10 4.5 20 4.5c.5 9.5-4.5 15-13.5 13.5M5 19c2-4.5 5-7.5 9-9',
);
export const PeopleIcon = /* @__PURE__ */ strokeIcon(
  'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5ZM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M15.5 5.3a3.25 3.25 0 0 1 0 5.9m2.3 3.2c2 .7 3.3 2.4 3.7 5.1',
);
export const ShieldIcon = /* @__PURE__ */ strokeIcon(
  'M12 3.5 5 6v5.5c0 4.4 2.8 7.5 7 9 4.2-1.5 7-4.6 7-9V6l-7-2.5Zm-3 8.5 2.2 2.2L15.2 10',
);
export const CalendarIcon = /* @__PURE__ */ strokeIcon(
  'M4 6.5h16v13.5H4V6.5Zm0 4.5h16M8 4v4m8-4v4',
);
export const SparkIcon = /* @__PURE__ */ strokeIcon(
  'M12 4v4m0 8v4m8-8h-4M8 12H4m13.7-5.7-2.9 2.9m-5.6 5.6-2.9 2.9m0-11.4 2.9 2.9m5.6 5.6 2.9 2.9',
);
export const ChartIcon = /* @__PURE__ */ strokeIcon('M4 20h16M7 20v-6m5 6V9m5 11V4.5');
export const LinkIcon = /* @__PURE__ */ strokeIcon(
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
);
export const HouseIcon = /* @__PURE__ */ strokeIcon(
  'M3.5 11.5 12 4.5l8.5 7M6 10v9.5h12V10m-8 9.5v-5h4v5',
);
export const PauseIcon = /* @__PURE__ */ strokeIcon('M9 5.5v13m6-13v13');
export const PlayIcon = /* @__PURE__ */ strokeIcon('M8 5.5v13l10.5-6.5L8 5.5Z');
