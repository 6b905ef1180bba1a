import { ListIcon } from '@gift-registry/design-system/icon';
import { Page, Section } from '@gift-registry/design-system/layout';
import {
  HeartIcon,
  HouseIcon,
  LinkIcon,
  PeopleIcon,
  SparkIcon,
} from '../../features/platform/icons.ts';
import styles from './promises.module.css';

const promises = [
  {
    icon: <PeopleIcon />,
    heading: 'Guests need no account',
    text: 'They open your link, look around and give. Their name is enough.',
  },
  {
    icon: <SparkIcon />,
    heading: 'Marked in real time',
    text: 'A purchase is marked on every open page within a second.',
  },
  {
    icon: <LinkIcon />,
    heading: 'Gifts from anywhere',
    text: 'Pick from our curated catalogue, or paste the link of any product.',
  },
  {
    icon: <HouseIcon />,
    heading: 'Received your way',
    text: 'We send it to your address, or your guests bring it: say what you prefer.',
  },
  {
    icon: <ListIcon />,
    heading: 'No limit',
    text: 'Add as many items as you like, and change them whenever you like.',
  },
  {
    icon: <HeartIcon />,
    heading: 'Free, for everyone',
    text: 'Hosts and guests pay no fees. Our retail partners pay us.',
  },
];

export function Promises() {
  return (
    <Page width="wide">
      <Section title="A registry that takes care of things">
        <ul className={styles.promises}>
          {promises.map(({ icon, heading, text }) => (
            <li key={heading} className={styles.promise}>
              <span className={styles.icon}>{icon}</span>
              <h3 className={styles.heading}>{heading}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
