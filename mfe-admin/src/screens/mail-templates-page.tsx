import { drawMailTemplate } from '@gift-registry/bff-contract';
import { Stack } from '@gift-registry/design-system/layout';
import { SelectField } from '@gift-registry/design-system/select-field';
import { useNavigation } from '@gift-registry/shell-contract';
import { codeWords } from '../features/team/audit-words.ts';
import { ControlCenter } from '../features/team/control-center.tsx';
import { Loaded } from '../features/team/loaded.tsx';
import { DrawnMail } from '../features/mails/drawn-mail.tsx';
import { NotificationLinks } from '../features/mails/notification-links.tsx';
import { useTemplates } from '../features/mails/use-templates.ts';

export default function MailTemplatesPage() {
  const read = useTemplates();
  const { location, pushQuery } = useNavigation();
  const wanted = new URLSearchParams(location.search).get('template');
  const template = read.data?.templates.find((name) => name === wanted) ?? read.data?.templates[0];
  return (
    <ControlCenter action={null}>
      <Stack gap={4}>
        <NotificationLinks />
        <Loaded read={read} name="templates">
          {({ templates }) =>
            template && (
              <>
                <SelectField
                  label="Template"
                  hint="Drawn with sample data, as mail programs show it."
                  options={templates.map((value) => ({ value, label: codeWords(value) }))}
                  value={template}
                  onValueChange={(value) => pushQuery(new URLSearchParams({ template: value }))}
                />
                <DrawnMail
                  key={template}
                  name={`template ${template}`}
                  draw={(api, scheme, signal) =>
                    api(drawMailTemplate, { params: { template }, query: { scheme } }, { signal })
                  }
                />
              </>
            )
          }
        </Loaded>
      </Stack>
    </ControlCenter>
  );
}
