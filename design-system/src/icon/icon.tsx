import type { ComponentProps } from 'react';

/** Props of an icon: SVG attributes. Icons are 1.25em wide, take the text colour and are hidden from screen readers. */
export type IconProps = Omit<ComponentProps<'svg'>, 'children'>;

/** An icon of lines, drawn in a square of 24 by 24. */
export function strokeIcon(path: string) {
  return function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        <path d={path} />
      </svg>
    );
  };
}

export const ArrowLeftIcon = /* @__PURE__ */ strokeIcon('M19 12H5m6 6-6-6 6-6');
export const ArrowDownIcon = /* @__PURE__ */ strokeIcon('M12 5v14m6-6-6 6-6-6');
export const ArrowRightIcon = /* @__PURE__ */ strokeIcon('M5 12h14m-6-6 6 6-6 6');
export const ArrowUpIcon = /* @__PURE__ */ strokeIcon('M12 19V5m-6 6 6-6 6 6');
export const ArrowToTopIcon = /* @__PURE__ */ strokeIcon('M6 4h12M12 20V8m-6 6 6-6 6 6');
export const CheckIcon = /* @__PURE__ */ strokeIcon('m5 12.5 4.5 4.5L19 7.5');
export const ChevronDownIcon = /* @__PURE__ */ strokeIcon('m6 9.5 6 6 6-6');
export const CloseIcon = /* @__PURE__ */ strokeIcon('M6 6l12 12M18 6 6 18');
export const CopyIcon = /* @__PURE__ */ strokeIcon(
  'M9 9V6a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-3M6 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2Z',
);
export const EditIcon = /* @__PURE__ */ strokeIcon(
  'm4 20 1-4.5L16 4.5l3.5 3.5-11 11L4 20Zm9.5-13 3.5 3.5',
);
export const ExternalIcon = /* @__PURE__ */ strokeIcon(
  'M14 5h5v5m0-5-8 8M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
);
export const EyeIcon = /* @__PURE__ */ strokeIcon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 2.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
);
export const EyeOffIcon = /* @__PURE__ */ strokeIcon(
  'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.4 7.2A16.6 16.6 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9.3 9.3 0 0 0 4.7-1.3M10 10a2.75 2.75 0 0 0 3.9 3.9',
);
export const FilterIcon = /* @__PURE__ */ strokeIcon(
  'M4 7h10m4 0h2M4 17h2m4 0h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const GiftIcon = /* @__PURE__ */ strokeIcon(
  'M4 11.5h16V20H4v-8.5ZM3 7.5h18v4H3v-4ZM12 7.5V20M12 7.5S11 3.5 8.5 3.5a2 2 0 0 0 0 4H12Zm0 0s1-4 3.5-4a2 2 0 0 1 0 4H12Z',
);
export const GridIcon = /* @__PURE__ */ strokeIcon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
);
export const GripIcon = /* @__PURE__ */ strokeIcon(
  'M9 6v.01M9 12v.01M9 18v.01M15 6v.01M15 12v.01M15 18v.01',
);
export const ListIcon = /* @__PURE__ */ strokeIcon(
  'M9.5 6.5h10M9.5 12h10M9.5 17.5h10M5 6.5v.01M5 12v.01M5 17.5v.01',
);
export const InfoIcon = /* @__PURE__ */ strokeIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8.5v.01',
);
export const MenuIcon = /* @__PURE__ */ strokeIcon('M4 7h16M4 12h16M4 17h16');
export const MinusIcon = /* @__PURE__ */ strokeIcon('M6 12h12');
export const MoreIcon = /* @__PURE__ */ strokeIcon(
  'M12 5.5h.01M12 12h.01M12 18.5h.01M12.6 5.5a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0m0 6.5a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0m0 6.5a.6.6 0 1 1-1.2 0 .6.6 0 0 1 1.2 0',
);
export const PlusIcon = /* @__PURE__ */ strokeIcon('M12 6v12M6 12h12');
export const RetryIcon = /* @__PURE__ */ strokeIcon(
  'M5 12a7 7 0 0 1 12.1-4.8L19.5 9.5M19.5 5v4.5H15M19 12a7 7 0 0 1-12.1 4.8L4.5 14.5M4.5 19v-4.5H9',
);
export const SearchIcon = /* @__PURE__ */ strokeIcon(
  'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
);
export const ShareIcon = /* @__PURE__ */ strokeIcon(
  'M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
);
export const StarIcon = /* @__PURE__ */ strokeIcon(
  'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z',
);
export const SuccessIcon = /* @__PURE__ */ strokeIcon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.5 2.8 2.8L16 9.5',
);
export const TrashIcon = /* @__PURE__ */ strokeIcon(
  'M4.5 7h15M10 11v6m4-6v6M6 7l1 12a1.5 1.5 0 0 0 1.5 1.5h7A1.5 1.5 0 0 0 17 19l1-12M9 7V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v2',
);
export const WarningIcon = /* @__PURE__ */ strokeIcon(
  'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.01',
);

/** The mark of WhatsApp, as its owner draws it. */
export function WhatsAppIcon(props: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
      {...props}
    >
      <path d="M17.472 14.382c-.297-.149-1.758-.867-2.03-.967-.273-.099-.471-.148-.67.15-.197.297-.767.966-.94 1.164-.173.199-.347.223-.644.075-.297-.15-1.255-.463-2.39-1.475-.883-.788-1.48-1.761-1.653-2.059-.173-.297-.018-.458.13-.606.134-.133.298-.347.446-.52.149-.174.198-.298.298-.497.099-.198.05-.371-.025-.52-.075-.149-.669-1.612-.916-2.207-.242-.579-.487-.5-.669-.51-.173-.008-.371-.01-.57-.01-.198 0-.52.074-.792.372-.272.297-1.04 1.016-1.04 2.479 0 1.462 1.065 2.875 1.213 3.074.149.198 2.096 3.2 5.077 4.487.709.306 1.262.489 1.694.625.712.227 1.36.195 1.871.118.571-.085 1.758-.719 2.006-1.413.248-.694.248-1.289.173-1.413-.074-.124-.272-.198-.57-.347m-5.421 7.403h-.004a9.87 9.87 0 01-5.031-1.378l-.361-.214-3.741.982.998-3.648-.235-.374a9.86 9.86 0 01-1.51-5.26c.001-5.45 4.436-9.884 9.888-9.884 2.64 0 5.122 1.03 6.988 2.898a9.825 9.825 0 012.893 6.994c-.003 5.45-4.437 9.884-9.885 9.884m8.413-18.297A11.815 11.815 0 0012.05 0C5.495 0 .16 5.335.157 11.892c0 2.096.547 4.142 1.588 5.945L.057 24l6.305-1.654a11.882 11.882 0 005.683 1.448h.005c6.554 0 11.89-5.335 11.893-11.893a11.821 11.821 0 00-3.48-8.413Z" />
    </svg>
  );
}
