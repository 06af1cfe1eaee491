import { phoneInGroups } from "@toran/contract/phone-in-groups";
import type { SectionName } from "@toran/contract/schemas/portfolio";
import type { PublishedProfile } from "@toran/contract/schemas/profile";
import { Avatar, Button, cn, ProfileBanner, PublicPage, Wordmark } from "@toran/ui";
import { CirclePlay, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { productName } from "@/lib/product";
import { paths } from "@/navigation/paths";
import {
  Achievements,
  Additional,
  type Badge,
  Block,
  Education,
  Experiences,
  OutsideLink,
  Projects,
  Skills,
} from "./parts";
import { Bring } from "./bring";
import type { Files } from "./files";
import { publishedResumePath } from "./published-resume-path";
import { clock, dayOf, nameOf, studiesOf } from "./said";

export interface PublicProfileProps extends Files {
  page: PublishedProfile;
  /** Draws how far an item is backed by more than the student's word. */
  badge: Badge;
  /** At the right of the name. */
  actions?: ReactNode;
  /** Where a visitor belongs who is signed in; a stranger is shown where to log in. */
  home?: string | undefined;
}

const wide: readonly SectionName[] = ["projects", "experiences", "additional"];

/** What a student published, on one page. It is drawn on the server as it is in the browser. */
export const PublicProfile = (props: PublicProfileProps) => (
  <PublicPage
    headOnBanner
    brand={
      <a href={paths.site.welcome} className="rounded-md">
        <Wordmark onFacade productName={productName} />
      </a>
    }
    actions={
      <a
        href={props.home ?? paths.site.roles}
        // A ground of its own: on a wide screen it lies over the moon.
        className="border-on-facade-2 bg-facade-0 hover:bg-facade-1 flex h-8 items-center rounded-md border px-3 font-medium"
      >
        {props.home ? "Home" : "Log in"}
      </a>
    }
    banner={<ProfileBanner className="h-44 w-full" />}
    footer="This page is shared by its owner, and can be taken back at any time. What bears no mark is the owner's word."
  >
    <ProfileBody {...props} />
  </PublicPage>
);

/** The same without the page around it, for those who are within an area. */
export function ProfileBody(props: PublicProfileProps) {
  const { page, actions, fileUrl, fetchFile, opened } = props;
  const files = { fileUrl, fetchFile, opened };
  const { profile, sections } = page;
  const badge: Badge = (of) =>
    of.evidence === "SELF_DECLARED" ? null : <p className="mt-1">{props.badge(of)}</p>;
  const blocks: Record<SectionName, ReactNode> = {
    projects: page.projects.length > 0 && (
      <Block title="Projects">
        <Projects badge={badge} items={page.projects} fileUrl={fileUrl} />
      </Block>
    ),
    experiences: page.experiences.length > 0 && (
      <Block title="Experience">
        <Experiences badge={badge} items={page.experiences} />
      </Block>
    ),
    education: page.education.length > 0 && (
      <Block title="Education">
        <Education badge={badge} items={page.education} files={files} />
      </Block>
    ),
    achievements: page.achievements.length > 0 && (
      <Block title="Achievements">
        <Achievements badge={badge} items={page.achievements} files={files} />
      </Block>
    ),
    skills: page.graph.length > 0 && (
      <Block title="Skills by domain">
        <Skills {...page} />
      </Block>
    ),
    additional: page.additional.length > 0 && (
      <Block title="Also">
        <Additional badge={badge} items={page.additional} />
      </Block>
    ),
  };
  // Where nothing stands in the wide column, what stands beside it has the width to itself.
  const hasWide = Boolean(profile.about || profile.video || wide.some((name) => blocks[name]));
  const shown = (names: readonly SectionName[]) =>
    names.map((name) => blocks[name] && <div key={name}>{blocks[name]}</div>);
  return (
    <>
      <Head page={page} fileUrl={fileUrl} actions={actions} />
      <Facts {...page} />
      <div
        className={cn(
          "mt-7 grid gap-x-14 gap-y-8 wrap-anywhere",
          hasWide && "wide:grid-cols-[minmax(0,1fr)_--spacing(80)]",
        )}
      >
        <div className={cn("grid content-start gap-8", !hasWide && "hidden")}>
          {profile.about && (
            <p className="max-w-read text-base whitespace-pre-line">{profile.about}</p>
          )}
          {shown(sections.filter((name) => wide.includes(name)))}
          {profile.video && (
            <div id={clipPlace} className="scroll-mt-8 print:hidden">
              <Block title={`Video résumé, ${clock(profile.video.seconds)}`}>
                <Clip clip={profile.video} {...files} />
              </Block>
            </div>
          )}
        </div>
        <aside
          aria-label="Skills, education and achievements"
          className={cn("grid content-start gap-8", !hasWide && "desk:grid-cols-2 gap-x-14")}
        >
          {shown(sections.filter((name) => !wide.includes(name)))}
          <Contact {...profile} />
        </aside>
      </div>
    </>
  );
}

const clipPlace = "video";

function Head({ page: { profile }, fileUrl, actions }: Omit<PublicProfileProps, "badge">) {
  const name = nameOf(profile);
  const { college, video } = profile;
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <span className="bg-sheet relative z-1 -mt-16 rounded-full p-1">
        <Avatar
          entity="person"
          name={name}
          size="xl"
          decorative
          src={profile.picture ? fileUrl(profile.picture) : undefined}
        />
      </span>
      <div className="min-w-60 flex-1 pb-1">
        <h1 className="title-4xl wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        {profile.headline && <p className="text-ink-2 text-lg wrap-anywhere">{profile.headline}</p>}
        <p className="text-ink-2 mt-1 flex items-center gap-2 text-base">
          {college && <Avatar entity="college" size="xs" name={college} decorative />}
          <span className="min-w-0 wrap-anywhere">{studiesOf(profile)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 pb-1 empty:hidden print:hidden">
        {video && (
          <Button asChild intent="secondary">
            <a href={`#${clipPlace}`}>
              <CirclePlay aria-hidden="true" size={18} strokeWidth={1.75} />
              Video résumé, {clock(video.seconds)}
            </a>
          </Button>
        )}
        {profile.resume && (
          <Button asChild intent="secondary">
            <a href={publishedResumePath(profile.slug)}>
              <FileText aria-hidden="true" size={18} strokeWidth={1.75} />
              Résumé
            </a>
          </Button>
        )}
        {actions}
      </div>
    </header>
  );
}

function Facts({ profile, projects, experiences, achievements, topSkills }: PublishedProfile) {
  const facts: [string, ReactNode][] = [
    ["CGPA", profile.cgpa],
    ["Projects", projects.length || null],
    ["Experience", experiences.length || null],
    ["Achievements", achievements.length || null],
    ["Top skills", topSkills.map(({ skill_name }) => skill_name).join(", ")],
  ];
  const told = facts.filter(([, value]) => value !== null && value !== "");
  if (told.length === 0) return null;
  return (
    <dl className="border-rule divide-rule mt-5 flex flex-wrap divide-x border-y">
      {told.map(([term, value]) => (
        <div key={term} className="min-w-0 py-3 pe-10 not-first:ps-5 last:pe-0">
          <dt className="text-ink-3 text-xs">{term}</dt>
          <dd className={typeof value === "number" ? "title-xl tnum" : "text-base wrap-anywhere"}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Contact(profile: PublishedProfile["profile"]) {
  const { email, phone, dateOfBirth, city, state, country } = profile;
  const place = [city, state, country].filter(Boolean).join(", ");
  const links = [profile.linkedinUrl, profile.githubUrl, profile.portfolioUrl].filter(
    (link) => link !== null,
  );
  if (![email, phone, dateOfBirth, place, ...links].some(Boolean)) return null;
  return (
    <Block title="Contact">
      <div className="grid gap-2">
        {email && <a href={`mailto:${email}`}>{email}</a>}
        {phone && <a href={`tel:${phone}`}>{phoneInGroups(phone)}</a>}
        {place && <p>{place}</p>}
        {dateOfBirth && <p>Born {dayOf(dateOfBirth)}</p>}
        {links.map((link) => (
          <OutsideLink key={link} href={link} />
        ))}
      </div>
    </Block>
  );
}

interface ClipProps extends Files {
  clip: NonNullable<PublishedProfile["profile"]["video"]>;
}

function Clip({ clip, fileUrl, fetchFile, opened }: ClipProps) {
  const address = fileUrl(clip.key);
  if (!address && fetchFile) {
    const keys = [clip.key, clip.captions].filter((key) => key !== null);
    return (
      <Bring intent="secondary" keys={keys} fetchFile={fetchFile}>
        Show the video
      </Bring>
    );
  }
  return (
    <video
      controls
      preload="none"
      onPlay={() => opened?.(clip.key)}
      className="border-rule bg-facade-0 aspect-video w-full max-w-120 rounded-lg border"
    >
      <source src={address} type={clip.type} />
      <track
        kind="captions"
        label="Captions"
        default
        src={clip.captions ? fileUrl(clip.captions) : undefined}
      />
    </video>
  );
}
